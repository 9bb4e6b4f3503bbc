import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/button';
import '../tokens.scss';
import './dialog.scss';
import { useModal } from './use-modal';

export interface ConfirmDialogProps {
	readonly title: string;
	readonly children: ReactNode;
	/** Names what will happen: "Yes, hide store setup tasks", never "OK". */
	readonly confirmLabel: string;
	readonly cancelLabel: string;
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
	readonly isBusy?: boolean;
	readonly isDestructive?: boolean;
	/** Reason why the last attempt failed; shown inside the dialog. */
	readonly error?: string | undefined;
}

/** Asks for confirmation before an action that cannot be undone. Built on `<dialog>`, so that the browser keeps the focus inside. */
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

	const handleKeyDown = useModal( dialog, cancel, onCancel );
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
