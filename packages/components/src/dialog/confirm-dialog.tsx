import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Button } from '../button/button';
import '../tokens.scss';
import './confirm-dialog.scss';

export interface ConfirmDialogProps {
	readonly title: string;
	readonly children: ReactNode;
	/** Says what will happen: "Yes, hide store setup tasks", never "OK". */
	readonly confirmLabel: string;
	readonly cancelLabel: string;
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
	readonly isBusy?: boolean;
	readonly isDestructive?: boolean;
	/** Why the last attempt failed; stands in the dialog, where the person looks. */
	readonly error?: string | undefined;
}

function useModal( dialog: RefObject< HTMLDialogElement >, firstFocus: RefObject< HTMLElement >, onCancel: () => void ) {
	useLayoutEffect( () => {
		const element = dialog.current;
		const opener = element?.ownerDocument.activeElement;
		// A browser without showModal still gets a readable dialog.
		if ( typeof element?.showModal === 'function' ) {
			element.showModal();
		} else {
			element?.setAttribute( 'open', '' );
		}
		firstFocus.current?.focus();
		return () => {
			if ( opener instanceof HTMLElement ) {
				opener.focus();
			}
		};
	}, [ dialog, firstFocus ] );
	useEffect( () => {
		const element = dialog.current;
		// React 18 knows no onCancel prop on <dialog>.
		const handleCancel = ( event: Event ) => {
			event.preventDefault();
			onCancel();
		};
		element?.addEventListener( 'cancel', handleCancel );
		return () => element?.removeEventListener( 'cancel', handleCancel );
	}, [ dialog, onCancel ] );
}

/** Asks before something that cannot be undone. Built on `<dialog>`: the browser itself keeps the focus inside. */
export function ConfirmDialog( {
	title,
	children,
	confirmLabel,
	cancelLabel,
	onConfirm,
	onCancel,
	isBusy = false,
	isDestructive = false,
	error,
}: ConfirmDialogProps ): ReactElement {
	const dialog = useRef< HTMLDialogElement >( null );
	const cancel = useRef< HTMLElement >( null );
	const titleId = useId();
	const textId = useId();

	useModal( dialog, cancel, onCancel );
	const handleKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			event.preventDefault();
			event.stopPropagation();
			onCancel();
		}
	};
	return (
		<dialog
			ref={ dialog }
			className="store-admin-dialog"
			aria-labelledby={ titleId }
			aria-describedby={ textId }
			onKeyDown={ handleKeyDown }
		>
			<h2 id={ titleId } className="store-admin-dialog__title">
				{ title }
			</h2>
			<div id={ textId } className="store-admin-dialog__text">
				{ children }
			</div>
			{ error && (
				<p role="alert" className="store-admin-dialog__error">
					{ error }
				</p>
			) }
			<div className="store-admin-dialog__actions">
				<Button ref={ cancel } variant="quiet" onClick={ onCancel }>
					{ cancelLabel }
				</Button>
				<Button variant={ isDestructive ? 'destructive' : 'primary' } isBusy={ isBusy } onClick={ onConfirm }>
					{ confirmLabel }
				</Button>
			</div>
		</dialog>
	);
}
