import { useEffect, useRef, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, cautionFilled, close } from '@wordpress/icons';
import { Anchor } from '../link/anchor';
import '../tokens.scss';
import './snackbar-list.scss';

export interface SnackbarAction {
	readonly label: string;
	readonly url?: string | null | undefined;
	readonly onClick?: ( () => void ) | null | undefined;
}

export interface SnackbarNotice {
	readonly id: string;
	readonly status?: string | undefined;
	readonly content: string;
	/** Only the first action is shown. */
	readonly actions?: readonly SnackbarAction[] | undefined;
	/** Whether the notice stays until it is dismissed. */
	readonly explicitDismiss?: boolean | undefined;
	readonly onDismiss?: ( () => void ) | undefined;
}

export interface SnackbarListProps {
	readonly notices: readonly SnackbarNotice[];
	readonly onRemove: ( id: string ) => void;
}

const VISIBLE_FOR_MS = 10000;

function Action( { action, onDone }: { readonly action: SnackbarAction; readonly onDone: () => void } ) {
	if ( action.url ) {
		return (
			<Anchor className="store-admin-snackbar__action" href={ action.url } onClick={ ( event ) => event.stopPropagation() }>
				{ action.label }
			</Anchor>
		);
	}
	return (
		<button
			type="button"
			className="store-admin-snackbar__action"
			onClick={ ( event ) => {
				event.stopPropagation();
				action.onClick?.();
				onDone();
			} }
		>
			{ action.label }
		</button>
	);
}

function Snackbar( { notice, onRemove }: { readonly notice: SnackbarNotice; readonly onRemove: ( id: string ) => void } ) {
	const { id, content, status = 'info', actions = [], explicitDismiss = false, onDismiss } = notice;
	// The timer stops while the pointer or the focus is on the notice, so that its buttons can be used (WCAG 2.2.1).
	const [ isHeld, setIsHeld ] = useState( false );
	const remove = () => {
		onDismiss?.();
		onRemove( id );
	};
	const latestRemove = useRef( remove );
	useEffect( () => {
		latestRemove.current = remove;
	} );
	useEffect( () => {
		if ( explicitDismiss || isHeld ) {
			return undefined;
		}
		const timer = setTimeout( () => latestRemove.current(), VISIBLE_FOR_MS );
		return () => clearTimeout( timer );
	}, [ explicitDismiss, isHeld ] );

	const [ action ] = actions;
	return (
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keyboard users have the close button.
		<div
			className={ `store-admin-snackbar is-${ status }` }
			onClick={ explicitDismiss ? undefined : remove }
			onMouseEnter={ () => setIsHeld( true ) }
			onMouseLeave={ () => setIsHeld( false ) }
			onFocus={ () => setIsHeld( true ) }
			onBlur={ () => setIsHeld( false ) }
		>
			{ status === 'error' && <Icon icon={ cautionFilled } size={ 20 } /> }
			<span className="store-admin-snackbar__text">{ content }</span>
			{ action && <Action action={ action } onDone={ remove } /> }
			<button
				type="button"
				className="store-admin-snackbar__close"
				aria-label={ __( 'Dismiss this notice', 'woocommerce' ) }
				onClick={ ( event ) => {
					event.stopPropagation();
					remove();
				} }
			>
				<Icon icon={ close } size={ 20 } />
			</button>
		</div>
	);
}

/** Short confirmations at the edge of the page. Each is removed after ten seconds. */
export function SnackbarList( { notices, onRemove }: SnackbarListProps ): ReactElement {
	return (
		<div className="store-admin-snackbar-list" role="status" aria-live="polite" aria-relevant="additions">
			{ notices.map( ( notice ) => (
				<Snackbar key={ notice.id } notice={ notice } onRemove={ onRemove } />
			) ) }
		</div>
	);
}
