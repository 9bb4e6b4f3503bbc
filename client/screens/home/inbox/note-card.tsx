import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import type { Note } from '@store-admin/data';
import { toUrl } from '@store-admin/navigation';
import { plainText, shorten } from '../../../shared/plain-text';
import { SafeHtml } from '../../../shared/safe-html';
import { useSeen } from '../../../shared/use-seen';
import type { InboxActions } from './use-inbox';

/** Characters, as many as the host shows of a message. */
const LONG = 320;

interface NoteCardProps {
	readonly note: Note;
	readonly date: string;
	readonly actions: InboxActions;
	readonly onSeen: ( id: number ) => void;
}

function NoteButtons( { note, actions }: Pick< NoteCardProps, 'note' | 'actions' > ) {
	return (
		<div className="store-admin-note__actions">
			{ note.actions.map( ( action ) => (
				<Button
					key={ action.id }
					href={ action.url ? toUrl( action.url )?.href : undefined }
					onClick={ ( event ) => {
						// The server has to hear of it before the page is left.
						event.preventDefault();
						actions.press( note, action.id );
					} }
				>
					{ action.label }
				</Button>
			) ) }
			<Button
				variant="quiet"
				onClick={ () => actions.dismiss( note ) }
				/* translators: %s: title of a message. */
				aria-label={ sprintf( __( 'Dismiss “%s”', 'store-admin' ), note.title ) }
			>
				{ __( 'Dismiss', 'woocommerce' ) }
			</Button>
		</div>
	);
}

/** A long message shows its beginning: the inbox is to be looked through, not read from end to end. */
function NoteContent( { html, title }: { readonly html: string; readonly title: string } ) {
	const text = useMemo( () => plainText( html ), [ html ] );
	const [ isOpen, setIsOpen ] = useState( text.length <= LONG );
	return (
		<div className="store-admin-note__content" dir="auto">
			{ isOpen ? (
				<SafeHtml html={ html } />
			) : (
				<>
					{ shorten( text, LONG ) }{ ' ' }
					<Button
						variant="link"
						onClick={ () => setIsOpen( true ) }
						/* translators: %s: title of a message. */
						aria-label={ sprintf( __( 'Read more of “%s”', 'store-admin' ), title ) }
					>
						{ __( 'Read more', 'woocommerce' ) }
					</Button>
				</>
			) }
		</div>
	);
}

/** One message. It counts as read when it has been in view, not when it was loaded. */
export function NoteCard( { note, date, actions, onSeen }: NoteCardProps ): ReactElement {
	const { ref, isSeen } = useSeen< HTMLHeadingElement >();
	const isNews = isSeen && ! note.is_read;
	useEffect( () => {
		if ( isNews ) {
			onSeen( note.id );
		}
	}, [ isNews, note.id, onSeen ] );
	const picture = note.image !== '' && note.layout !== 'plain' ? note.layout : '';
	return (
		<li className={ `store-admin-note${ note.is_read ? '' : ' is-unread' }${ picture && ` has-${ picture }` }` }>
			{ picture && <img className="store-admin-note__picture" src={ note.image } alt="" loading="lazy" /> }
			<div className="store-admin-note__text">
				<h3 ref={ ref } className="store-admin-note__title">
					{ note.title }
					{ ! note.is_read && <span className="screen-reader-text">{ __( 'Unread', 'woocommerce' ) }</span> }
				</h3>
				{ date && <p className="store-admin-note__date">{ date }</p> }
				<NoteContent html={ note.content } title={ note.title } />
				<NoteButtons note={ note } actions={ actions } />
			</div>
		</li>
	);
}
