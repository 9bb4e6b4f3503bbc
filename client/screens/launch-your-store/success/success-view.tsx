import { useEffect, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { buttonClassName, Button, InlineError, Spinner } from '@store-admin/components';
import type { VisitorView } from '@store-admin/data';
import { Link } from '@store-admin/navigation';
import { getFacts, getSettings } from '@store-admin/settings';
import { CopyableAddress } from '../../../shared/copyable-address';
import { interpolate } from '../../../shared/interpolate';
import { OutsideLink } from '../../../shared/outside-link';
import { launchYourStoreManifest } from '../manifest';
import type { LaunchHook } from '../use-launch-your-store';
import { LaunchSurvey } from './launch-survey';
import { nextSteps, type NextStep } from './next-steps';
import { useActivePlugins } from './use-success';
import './style.scss';

const CACHES = 'https://woocommerce.com/document/configuring-woocommerce-settings/coming-soon-mode/#server-caches';

function titleOf( visitors: VisitorView | undefined ): string {
	return visitors === 'coming-soon'
		? __( 'Congratulations! Your store will launch soon', 'woocommerce' )
		: __( 'Congratulations! Your store is now live', 'woocommerce' );
}

/** Says what visitors get: a cache may keep the page "coming soon" for a while. */
function VisitorsText( { launch }: SuccessViewProps ) {
	const { flow, look } = launch;
	if ( flow.phase === 'looking' || ! flow.visitors ) {
		return <Spinner label={ __( 'Looking at your store as a visitor…', 'store-admin' ) } />;
	}
	if ( flow.visitors === 'live' ) {
		return (
			<p>
				{ __(
					'You’ve successfully launched your store and are ready to start selling! We can’t wait to see your business grow.',
					'woocommerce'
				) }
			</p>
		);
	}
	const isKept = flow.visitors === 'coming-soon';
	const kept = __(
		'It’ll be ready to view as soon as your <link></link> have updated. Please wait, or contact your web host to find out how to do this manually.',
		'woocommerce'
	);
	const caches = <OutsideLink href={ CACHES }>{ __( 'server caches', 'woocommerce' ) }</OutsideLink>;
	return (
		<>
			<p role="status">
				{ isKept
					? interpolate( kept.replace( '<link></link>', '{{link/}}' ), { link: caches } )
					: __(
							'Your store is launched. What visitors see could not be checked from here: open it in a private window to be sure.',
							'store-admin'
						) }
			</p>
			<Button variant="link" onClick={ look }>
				{ __( 'Check again', 'store-admin' ) }
			</Button>
		</>
	);
}

function Step( { step }: { readonly step: NextStep } ) {
	return (
		<li className="store-admin-launch-success__step">
			<h3>{ step.title }</h3>
			<p>{ step.text }</p>
			{ step.isOutside ? (
				<OutsideLink href={ step.href }>{ step.action }</OutsideLink>
			) : (
				<Link href={ step.href }>{ step.action }</Link>
			) }
		</li>
	);
}

function NextSteps( { launch }: SuccessViewProps ) {
	const { taskLists } = launch;
	const activePlugins = useActivePlugins();
	if ( taskLists.status === 'pending' ) {
		return null;
	}
	const { showsSuggestions } = getFacts( launchYourStoreManifest );
	const lists = taskLists.status === 'ready' ? taskLists.data : [];
	return (
		<>
			<h2 className="store-admin-launch-success__subtitle">{ __( 'What’s next?', 'woocommerce' ) }</h2>
			<ul className="store-admin-launch-success__steps">
				{ nextSteps( { lists, activePlugins, showsSuggestions } ).map( ( step ) => (
					<Step key={ step.id } step={ step } />
				) ) }
			</ul>
		</>
	);
}

interface SuccessViewProps {
	readonly launch: LaunchHook;
}

/** The last step. What visitors see is looked at again when it is opened by its address. */
export function SuccessView( { launch }: SuccessViewProps ): ReactElement {
	const { flow, look, testOrdersFailure, homeHref } = launch;
	const { homeUrl } = getSettings();
	const isUnknown = flow.visitors === undefined && flow.phase === 'ready';
	useEffect( () => {
		if ( isUnknown ) {
			look();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once when the step is opened; the button looks again.
	}, [ isUnknown ] );
	return (
		<div className="store-admin-launch-success">
			<p className="store-admin-launch-success__home">
				<Link className={ buttonClassName( 'quiet' ) } href={ homeHref }>
					{ __( 'Back to Home', 'woocommerce' ) }
				</Link>
			</p>
			<div className="store-admin-launch-success__content">
				<h1 className="store-admin-full-screen__title store-admin-launch-success__title" tabIndex={ -1 }>
					{ titleOf( flow.visitors ) }
				</h1>
				<VisitorsText launch={ launch } />
				{ testOrdersFailure && <InlineError message={ testOrdersFailure.message } onRetry={ testOrdersFailure.retry } /> }
				<CopyableAddress
					className="store-admin-launch-success__address"
					label={ __( 'Address of your store', 'store-admin' ) }
					address={ homeUrl }
				>
					<Button variant="primary" href={ homeUrl } target="_blank">
						{ __( 'Visit your store', 'woocommerce' ) }
					</Button>
				</CopyableAddress>
				<LaunchSurvey />
				<NextSteps launch={ launch } />
			</div>
		</div>
	);
}
