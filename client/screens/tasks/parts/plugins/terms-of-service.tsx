import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { interpolate } from '../../../../shared/interpolate';
import { OutsideLink } from '../../../../shared/outside-link';

interface TermsOfServiceProps {
	/** Label of the button with which the user agrees. */
	readonly buttonText: string;
}

/** The terms that a press on a button accepts. */
export function TermsOfService( { buttonText }: TermsOfServiceProps ): ReactElement {
	const text = sprintf(
		/* translators: %s: words on the button. Keep the names in double braces as they are. */
		__(
			'By clicking "%s," you agree to our {{tosLink}}Terms of Service{{/tosLink}} and have read our {{privacyPolicyLink}}Privacy Policy{{/privacyPolicyLink}}.',
			'woocommerce'
		),
		buttonText
	);
	return (
		<p key={ buttonText } className="store-admin-task-fine-print">
			{ interpolate( text, {
				tosLink: <OutsideLink href="https://wordpress.com/tos/" />,
				privacyPolicyLink: <OutsideLink href="https://automattic.com/privacy/" />,
			} ) }
		</p>
	);
}
