import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { cautionFilled, chevronLeft, chevronRight, closeSmall, Icon, info, scheduled } from '@wordpress/icons';
import { Button, IconButton, MenuButton } from '@store-admin/components';
import type { Note, NoteAction } from '@store-admin/data';
import { NewTabText } from '../../shared/new-tab-text';
import { noteButton } from '../../shared/note-button';
import { plainText } from '../../shared/plain-text';
import { SafeHtml } from '../../shared/safe-html';
import type { SnoozeTime } from './snooze-times';

interface AlertCardProps {
	readonly note: Note;
	/** Index of this alert, from 0. */
	readonly index: number;
	readonly count: number;
	readonly onShow: ( index: number ) => void;
	readonly dismiss: ( note: Note ) => void;
	readonly snooze: ( note: Note, time: SnoozeTime ) => void;
	readonly act: ( note: Note, action: NoteAction, leads: boolean ) => void;
}

/** One alert with its buttons, its number among the others and the buttons that remove it. */
export function AlertCard( { note, index, count, onShow, dismiss, snooze, act }: AlertCardProps ): ReactElement {
	const isError = note.type === 'error';
	return (
		<section
			className={ `woocommerce-store-alerts store-admin-alert is-${ isError ? 'error' : 'update' }` }
			aria-label={ plainText( note.title ) }
		>
			<span className="store-admin-alert__icon">
				<Icon icon={ isError ? cautionFilled : info } size={ 24 } />
			</span>
			<div className="store-admin-alert__text">
				<h2 className="store-admin-alert__title">
					<bdi>{ plainText( note.title ) }</bdi>
				</h2>
				<div key={ note.id } className="store-admin-alert__content" dir="auto">
					<SafeHtml html={ note.content } />
				</div>
				{ ( note.actions.length > 0 || note.is_snoozable ) && (
					<div className="store-admin-alert__actions" data-subject={ note.id }>
						{ note.actions.map( ( action ) => {
							const button = noteButton( action, ( leads ) => act( note, action, leads ) );
							return (
								<Button key={ action.id } { ...button }>
									<bdi>{ action.label }</bdi>
									{ button.target && <NewTabText /> }
								</Button>
							);
						} ) }
						{ note.is_snoozable && <SnoozeMenu onSnooze={ ( time ) => snooze( note, time ) } /> }
					</div>
				) }
			</div>
			<div className="store-admin-alert__tools">
				{ count > 1 && <Pager index={ index } count={ count } onShow={ onShow } /> }
				<span data-subject={ note.id }>
					<IconButton label={ __( 'Dismiss', 'woocommerce' ) } icon={ closeSmall } onClick={ () => dismiss( note ) } />
				</span>
			</div>
		</section>
	);
}

function SnoozeMenu( { onSnooze }: { readonly onSnooze: ( time: SnoozeTime ) => void } ): ReactElement {
	const choices: readonly { time: SnoozeTime; label: string }[] = [
		{ time: 'later', label: __( 'Later Today', 'woocommerce' ) },
		{ time: 'tomorrow', label: __( 'Tomorrow', 'woocommerce' ) },
		{ time: 'next-week', label: __( 'Next Week', 'woocommerce' ) },
		{ time: 'next-month', label: __( 'Next Month', 'woocommerce' ) },
	];
	const items = choices.map( ( { time, label } ) => ( { label, onSelect: () => onSnooze( time ) } ) );
	return <MenuButton label={ __( 'Remind Me Later', 'woocommerce' ) } icon={ scheduled } hasText groups={ [ { items } ] } />;
}

interface PagerProps {
	readonly index: number;
	readonly count: number;
	readonly onShow: ( index: number ) => void;
}

function Pager( { index, count, onShow }: PagerProps ): ReactElement {
	return (
		<div className="store-admin-alert__pager">
			<IconButton
				label={ __( 'Previous Alert', 'woocommerce' ) }
				icon={ chevronLeft }
				onClick={ () => onShow( ( index + count - 1 ) % count ) }
			/>
			<span role="status">
				{ sprintf(
					/* translators: 1: place of the alert that is shown, 2: number of alerts. */
					__( '%1$d of %2$d', 'woocommerce' ),
					index + 1,
					count
				) }
			</span>
			<IconButton
				label={ __( 'Next Alert', 'woocommerce' ) }
				icon={ chevronRight }
				onClick={ () => onShow( ( index + 1 ) % count ) }
			/>
		</div>
	);
}
