import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '@store-admin/components';
import type { UnsavedInput } from './use-unsaved-input';

/** Asks whether unsaved input may be lost. Render it beside the form, not inside it. */
export function UnsavedInputDialog( { question }: Pick< UnsavedInput, 'question' > ): ReactElement | null {
	return question ? (
		<ConfirmDialog
			title={ __( 'Leave without saving?', 'store-admin' ) }
			confirmLabel={ __( 'Leave without saving', 'store-admin' ) }
			cancelLabel={ __( 'Stay', 'store-admin' ) }
			onConfirm={ question.leave }
			onCancel={ question.stay }
			isDestructive
		>
			<p>{ __( 'What you entered here is not saved yet and would be lost.', 'store-admin' ) }</p>
		</ConfirmDialog>
	) : null;
}
