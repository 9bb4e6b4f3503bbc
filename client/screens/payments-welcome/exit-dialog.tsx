import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, CheckboxField, Dialog, TextAreaField } from '@store-admin/components';

interface ExitDialogProps {
	/** Whether the owner allows usage tracking, and with it answers. */
	readonly asksForReasons: boolean;
	readonly isBusy: boolean;
	readonly error: string | undefined;
	readonly onDismiss: ( reasons?: readonly string[], comments?: string ) => void;
	readonly onClose: () => void;
}

function allReasons(): readonly ( readonly [ id: string, label: string ] )[] {
	return [
		[ 'happy', __( 'I’m already happy with my payments setup', 'woocommerce' ) ],
		[ 'install', __( 'I don’t want to install another plugin', 'woocommerce' ) ],
		[ 'more-info', __( 'I need more information about WooPayments', 'woocommerce' ) ],
		[ 'another-time', __( 'I’m open to installing it another time', 'woocommerce' ) ],
		[ 'other', __( 'It’s something else (Please share below)', 'woocommerce' ) ],
	];
}

/** Asks before the offer goes for good, and why. */
export function ExitDialog( { asksForReasons, isBusy, error, onDismiss, onClose }: ExitDialogProps ): ReactElement {
	const [ reasons, setReasons ] = useState< readonly string[] >( [] );
	const [ comments, setComments ] = useState( '' );
	const toggle = ( id: string, isChecked: boolean ) =>
		setReasons( isChecked ? [ ...reasons, id ] : reasons.filter( ( one ) => one !== id ) );
	return (
		<Dialog
			title={ __( 'Remove WooPayments', 'store-admin' ) }
			onClose={ onClose }
			error={ error }
			actions={
				<>
					<Button isBusy={ isBusy } onClick={ () => onDismiss() }>
						{ __( 'Just dismiss WooPayments', 'woocommerce' ) }
					</Button>
					{ asksForReasons && (
						<Button variant="primary" isBusy={ isBusy } onClick={ () => onDismiss( reasons, comments ) }>
							{ __( 'Dismiss and send feedback', 'woocommerce' ) }
						</Button>
					) }
				</>
			}
		>
			<p>{ __( 'Nothing was installed. This only removes the offer from the menu.', 'store-admin' ) }</p>
			{ asksForReasons && (
				<>
					<p>{ __( 'Why would you like to dismiss the new payments experience?', 'woocommerce' ) }</p>
					{ allReasons().map( ( [ id, label ] ) => (
						<CheckboxField
							key={ id }
							label={ label }
							isChecked={ reasons.includes( id ) }
							onChange={ ( isChecked ) => toggle( id, isChecked ) }
						/>
					) ) }
					<TextAreaField label={ __( 'Comments (Optional)', 'woocommerce' ) } value={ comments } onChange={ setComments } />
				</>
			) }
		</Dialog>
	);
}
