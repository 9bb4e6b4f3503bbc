import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Dialog } from '@store-admin/components';
import { getAdminLink } from '@store-admin/navigation';
import { EmailDrawing } from './email-drawing';
import './style.scss';

const SETTINGS = 'admin.php?page=wc-settings&tab=email';
const LEARN_MORE = 'https://woocommerce.com/document/email-template-settings/';

export interface EmailImprovementsModalProps {
	/** Whether the new design is already used, or can be tried. */
	readonly kind: 'enabled' | 'try';
	readonly onClose: () => void;
}

/** Tells the owner once that e-mails to customers have a new design. */
export function EmailImprovementsModal( { kind, onClose }: EmailImprovementsModalProps ): ReactElement {
	const isOn = kind === 'enabled';
	return (
		<Dialog
			title={
				isOn
					? __( 'Your store emails have had an upgrade!', 'woocommerce' )
					: __( 'Store emails have had an upgrade!', 'woocommerce' )
			}
			onClose={ onClose }
			actions={
				<>
					<Button variant="quiet" href={ LEARN_MORE } target="_blank">
						{ __( 'Learn more', 'woocommerce' ) }
					</Button>
					<Button variant="primary" href={ getAdminLink( isOn ? SETTINGS : `${ SETTINGS }&try-new-templates` ) }>
						{ isOn ? __( 'Customize your emails', 'woocommerce' ) : __( 'Try the new templates', 'woocommerce' ) }
					</Button>
				</>
			}
		>
			<EmailDrawing />
			<p>
				{ isOn
					? __(
							'Customers now get emails with a clearer layout. Set your logo and colors so that they look like your store.',
							'store-admin'
						)
					: __(
							'There is a clearer layout for the emails to your customers. Look at it with your own logo and colors before you switch.',
							'store-admin'
						) }
			</p>
		</Dialog>
	);
}
