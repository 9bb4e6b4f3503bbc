import { useEffect, useMemo, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Anchor, Button } from '@store-admin/components';
import type { Note, NoteAction } from '@store-admin/data';
import { MomentText, formatMoment } from '../../../shared/moment-text';
import { noteButton } from '../../../shared/note-button';
import { NewTabText } from '../../../shared/new-tab-text';
import { plainText, shorten } from '../../../shared/plain-text';
import { SafeHtml } from '../../../shared/safe-html';
import { useSeen } from '../../../shared/use-seen';
import { useKeptState } from '../place/use-kept-state';
import type { InboxActions } from './use-inbox';

/** Maximum number of characters, as in the host. */
const LONG = 320;

interface NoteCardProps {
	readonly note: Note;
	readonly actions: InboxActions;
	readonly onSeen: ( id: number ) => void;
}

const buttonOf = ( note: Note, action: NoteAction, { press }: InboxActions ) =>
	noteButton( action, ( leads ) => press( note, action, leads ) );

/** The title opens the same address as the first button. */
function NoteTitle( { note, actions }: Pick< NoteCardProps, 'note' | 'actions' > ) {
	const main = note.actions[ 0 ] && buttonOf( note, note.actions[ 0 ], actions );
	return main?.href === undefined ? (
		<bdi>{ note.title }</bdi>
	) : (
		<Anchor { ...main } className="store-admin-note__link">
			<bdi>{ note.title }</bdi>
			{ main.target && <NewTabText /> }
		</Anchor>
	);
}

function NoteButtons( { note, actions }: Pick< NoteCardProps, 'note' | 'actions' > ) {
	return (
		<div className="store-admin-note__actions">
			{ note.actions.map( ( action ) => {
				const button = buttonOf( note, action, actions );
				return (
					<Button key={ action.id } { ...button } isBusy={ actions.isBusy( note, action ) }>
						<bdi>{ action.label }</bdi>
						{ button.target && <NewTabText /> }
					</Button>
				);
			} ) }
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

/** Only the beginning of a long message is shown, so that the inbox stays easy to scan. */
function NoteContent( { note: { id, content: html, title } }: Pick< NoteCardProps, 'note' > ) {
	const text = useMemo( () => plainText( html ), [ html ] );
	const [ isOpen, setIsOpen ] = useKeptState( `message ${ id }`, text.length <= LONG );
	return (
		<div className="store-admin-note__content" dir="auto">
			{ isOpen ? (
				<SafeHtml html={ html } />
			) : (
				<span>
					{ shorten( text, LONG ) }{ ' ' }
					<Button
						variant="link"
						onClick={ () => setIsOpen( true ) }
						/* translators: %s: title of a message. */
						aria-label={ sprintf( __( 'Read more of “%s”', 'store-admin' ), title ) }
					>
						{ __( 'Read more', 'woocommerce' ) }
					</Button>
				</span>
			) }
		</div>
	);
}

/** One message. It is marked as read when it was in view, not when it was loaded. */
export function NoteCard( { note, actions, onSeen }: NoteCardProps ): ReactElement {
	const { ref, isSeen } = useSeen< HTMLHeadingElement >();
	const isNews = isSeen && ! note.is_read;
	useEffect( () => {
		if ( isNews ) {
			onSeen( note.id );
		}
	}, [ isNews, note.id, onSeen ] );
	const written = formatMoment( note.date_created_gmt );
	const picture = note.image !== '' && note.layout !== 'plain' ? note.layout : '';
	return (
		<li className={ `store-admin-note${ note.is_read ? '' : ' is-unread' }${ picture && ` has-${ picture }` }` }>
			{ picture && <img className="store-admin-note__picture" src={ note.image } alt="" loading="lazy" /> }
			<div className="store-admin-note__text">
				<h3 ref={ ref } className="store-admin-note__title">
					<NoteTitle note={ note } actions={ actions } />
					{ ! note.is_read && <span className="screen-reader-text">{ __( 'Unread', 'woocommerce' ) }</span> }
				</h3>
				{ written && (
					<p className="store-admin-note__date">
						<MomentText moment={ written } />
					</p>
				) }
				<NoteContent note={ note } />
				<NoteButtons note={ note } actions={ actions } />
			</div>
		</li>
	);
}
