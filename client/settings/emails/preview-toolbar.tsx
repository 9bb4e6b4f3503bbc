import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, desktop, mobile } from '@wordpress/icons';
import { Button, SelectField } from '@store-admin/components';
import type { EmailType } from './place-data';

export type Device = 'desktop' | 'mobile';

interface PreviewToolbarProps {
	readonly types: readonly EmailType[];
	readonly type: string;
	readonly onType: ( type: string ) => void;
	readonly device: Device;
	readonly onDevice: ( device: Device ) => void;
	readonly onTest: () => void;
}

/** Selects for the email and the device of the preview, and the button for a test email. */
export function PreviewToolbar( { types, type, onType, device, onDevice, onTest }: PreviewToolbarProps ): ReactElement {
	const devices = [
		{ value: 'desktop', label: __( 'Desktop', 'woocommerce' ), icon: desktop },
		{ value: 'mobile', label: __( 'Mobile', 'woocommerce' ), icon: mobile },
	] as const;
	return (
		<div className="store-admin-email-preview__toolbar">
			{ types.length > 1 && (
				<SelectField
					className="store-admin-email-preview__type"
					label={ __( 'Email to preview', 'store-admin' ) }
					options={ types }
					value={ type }
					onChange={ onType }
				/>
			) }
			<div className="store-admin-email-preview__devices" role="group" aria-label={ __( 'Device', 'store-admin' ) }>
				{ devices.map( ( { value, label, icon } ) => (
					<button
						key={ value }
						type="button"
						aria-label={ label }
						title={ label }
						aria-pressed={ value === device }
						onClick={ () => onDevice( value ) }
					>
						<Icon icon={ icon } size={ 20 } />
					</button>
				) ) }
			</div>
			<Button onClick={ onTest }>{ __( 'Send a test email', 'woocommerce' ) }</Button>
		</div>
	);
}
