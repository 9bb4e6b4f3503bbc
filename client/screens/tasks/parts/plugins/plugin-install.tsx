import type { ReactElement, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError } from '@store-admin/components';
import { cannotInstallText } from '../../../../shared/plugins/cannot-install';
import { ErrorList } from './error-list';
import { TermsOfService } from './terms-of-service';
import type { PluginInstallHook } from './use-plugin-install';
import '../style.scss';

export interface PluginInstallProps {
	readonly slugs: readonly string[];
	readonly plugins: Pick< PluginInstallHook, 'busySlugs' | 'isElsewhere' | 'errors' | 'canInstall' >;
	readonly onInstall: () => void;
	/** Continues without installing. */
	readonly onSkip?: ( () => void ) | undefined;
	readonly skipText?: string;
	/** Message about another failure of the step. */
	readonly failure?: string | undefined;
	/** Other ways to finish the task, beside the buttons; disabled during an installation. */
	readonly children?: ReactNode;
}

/** Installs and activates the plugins of a step. */
export function PluginInstall( {
	slugs,
	plugins,
	onInstall,
	onSkip,
	skipText = __( 'No thanks', 'woocommerce' ),
	failure,
	children,
}: PluginInstallProps ): ReactElement {
	const { busySlugs, isElsewhere, errors, canInstall } = plugins;
	const isBusy = busySlugs.length > 0 || isElsewhere;
	const isOurs = slugs.some( ( slug ) => busySlugs.includes( slug ) );
	const hasFailed = errors.length > 0 || failure !== undefined;
	const label = hasFailed ? __( 'Retry', 'woocommerce' ) : __( 'Install & enable', 'woocommerce' );
	return (
		<div className="store-admin-task-step">
			{ ! canInstall && <p className="store-admin-task-note">{ cannotInstallText() }</p> }
			<ErrorList errors={ errors } />
			{ failure && <InlineError message={ failure } /> }
			<div className="store-admin-task-actions">
				{ canInstall && (
					<Button variant="primary" isBusy={ isOurs } isDisabled={ isBusy && ! isOurs } onClick={ onInstall }>
						{ label }
					</Button>
				) }
				{ onSkip && (
					<Button variant="quiet" isDisabled={ isBusy } onClick={ onSkip }>
						{ hasFailed ? __( 'Continue without installing', 'woocommerce' ) : skipText }
					</Button>
				) }
				{ children }
			</div>
			{ canInstall && <TermsOfService buttonText={ label } /> }
		</div>
	);
}
