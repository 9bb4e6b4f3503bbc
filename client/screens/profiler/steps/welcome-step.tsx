import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, CheckboxField } from '@store-admin/components';
import { OutsideLink } from '../../../shared/outside-link';
import { interpolate } from '../../../shared/interpolate';
import type { StepProps } from './step-props';
import { StepHeading } from './step-heading';
import { WelcomePicture } from './welcome-picture';

const USAGE_TRACKING = 'https://woocommerce.com/usage-tracking/';

/** Greets, and asks whether the store may share usage data. The box is checked only if somebody agreed before. */
export function WelcomeStep( { profiler, isNew }: StepProps ): ReactElement {
	const { answers, answer, saveAndGo, go } = profiler;
	const more = interpolate( __( '{{link}}Learn more about usage tracking.{{/link}}', 'store-admin' ), {
		link: <OutsideLink href={ USAGE_TRACKING } />,
	} );
	return (
		<div className="store-admin-profiler__welcome">
			<WelcomePicture />
			<StepHeading
				isNew={ isNew }
				title={ __( 'Welcome to Woo!', 'woocommerce' ) }
				text={ __(
					'It’s great to have you here with us! We’ll be guiding you through the setup process – first, answer a few questions to tailor your experience.',
					'woocommerce'
				) }
			/>
			<div className="store-admin-profiler__actions">
				<Button
					variant="primary"
					className="store-admin-profiler__continue"
					onClick={ () => saveAndGo( 'welcome', 'user-profile' ) }
				>
					{ __( 'Set up my store', 'woocommerce' ) }
				</Button>
				<Button variant="link" onClick={ () => go( 'skip-guided-setup' ) }>
					{ __( 'Skip guided setup', 'woocommerce' ) }
				</Button>
			</div>
			<CheckboxField
				className="store-admin-profiler__consent"
				label={ __(
					'I agree to share my data to tailor my store setup experience, get more relevant content, and help make WooCommerce better for everyone. You can opt out at any time in WooCommerce settings.',
					'woocommerce'
				) }
				help={ more }
				isChecked={ answers.sharesUsage }
				onChange={ ( sharesUsage ) => answer( { sharesUsage } ) }
			/>
		</div>
	);
}
