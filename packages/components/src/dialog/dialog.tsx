import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { IconButton } from '../button/icon-button';
import '../tokens.scss';
import './dialog.scss';
import { useModal } from './use-modal';

export interface DialogProps {
	readonly title: string;
	readonly children: ReactNode;
	/** Buttons at the end, the main one last. */
	readonly actions?: ReactNode;
	readonly onClose: () => void;
	/** Maximum width of the dialog. */
	readonly size?: 'normal' | 'wide';
	/** When no element had the focus before, the link to this address gets it after closing. The address of the page, if left out. */
	readonly address?: string | undefined;
	/** Reason why the last attempt failed; shown above the content. */
	readonly error?: string | undefined;
}

/** A dialog with content to read or a form. Its button or Escape closes it. */
export function Dialog( { title, children, actions, onClose, size = 'normal', address, error }: DialogProps ): ReactElement {
	const dialog = useRef< HTMLDialogElement >( null );
	const heading = useRef< HTMLHeadingElement >( null );
	const titleId = useId();
	const handleKeyDown = useModal( dialog, heading, onClose, address );
	return (
		<dialog ref={ dialog } className={ `store-admin-dialog is-${ size }` } aria-labelledby={ titleId } onKeyDown={ handleKeyDown }>
			<div className="store-admin-dialog__header">
				<h2 ref={ heading } id={ titleId } tabIndex={ -1 } className="store-admin-dialog__title">
					{ title }
				</h2>
				<IconButton
					className="store-admin-dialog__close"
					icon={ closeSmall }
					label={ __( 'Close', 'woocommerce' ) }
					onClick={ onClose }
				/>
			</div>
			{ error && (
				<p role="alert" className="store-admin-dialog__error">
					{ error }
				</p>
			) }
			<div className="store-admin-dialog__text">{ children }</div>
			{ actions && <div className="store-admin-dialog__actions">{ actions }</div> }
		</dialog>
	);
}
