import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError, Skeleton, SkeletonGroup } from '@store-admin/components';
import { getSettings } from '@store-admin/settings';
import { Link } from '@store-admin/navigation';
import { FullScreenFrame } from '../../../shared/full-screen/full-screen-frame';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { SellToCheck } from '../../../shared/sell-to/sell-to-check';
import { essentialTasks } from '../essential-tasks';
import type { LaunchFlow } from '../launch-flow';
import { stepHref } from '../launch-step';
import { PreviewPane } from '../preview/preview-pane';
import type { LaunchHook } from '../use-launch-your-store';
import { EssentialTaskList } from './essential-task-list';
import { TestOrders } from './test-orders';

const VISIBILITY = 'admin.php?page=wc-settings&tab=site-visibility';

function Rows() {
	return (
		<SkeletonGroup label={ __( 'Loading your tasks…', 'store-admin' ) }>
			<Skeleton inlineSize="80%" />
			<Skeleton inlineSize="70%" />
			<Skeleton inlineSize="75%" />
		</SkeletonGroup>
	);
}

function Intro( { isLive }: { readonly isLive: boolean } ) {
	if ( isLive ) {
		return (
			<p className="store-admin-full-screen__text">
				{ __( 'Your store is live: everybody can visit it.', 'store-admin' ) }{ ' ' }
				<Link href={ VISIBILITY }>{ __( 'Change who can see it', 'store-admin' ) }</Link>
			</p>
		);
	}
	return (
		<p className="store-admin-full-screen__text">
			{ __(
				'Ready to start selling? Before you launch your store, make sure you’ve completed these essential tasks. If you’d like to change your store visibility, go to WooCommerce > Settings > Site visibility.',
				'woocommerce'
			) }
		</p>
	);
}

function phaseText( phase: LaunchFlow[ 'phase' ] ): string {
	switch ( phase ) {
		case 'ready':
			return '';
		case 'saving':
			return __( 'Launching your store…', 'store-admin' );
		case 'looking':
			return __( 'Looking at your store as a visitor…', 'store-admin' );
	}
}

function LaunchAction( { launch }: HubViewProps ) {
	const { flow, isComingSoon, launchFailure } = launch;
	if ( isComingSoon.status === 'ready' && ! isComingSoon.data && ! flow.isLaunching ) {
		return (
			<Link className="store-admin-button is-secondary" href={ stepHref( 'success' ) }>
				{ __( 'See what’s next', 'store-admin' ) }
			</Link>
		);
	}
	return (
		<>
			{ launchFailure && <InlineError message={ launchFailure.message } onRetry={ launch.launch } /> }
			<p role="status" className="screen-reader-text">
				<span key={ flow.phase }>{ phaseText( flow.phase ) }</span>
			</p>
			<Button variant="primary" isBusy={ flow.isLaunching } isDisabled={ isComingSoon.status !== 'ready' } onClick={ launch.launch }>
				{ __( 'Launch your store', 'woocommerce' ) }
			</Button>
		</>
	);
}

interface HubViewProps {
	readonly launch: LaunchHook;
}

/** The first step: what is left to do, test orders, a preview, and the button that launches the store. */
export function HubView( { launch }: HubViewProps ): ReactElement {
	const { flow, isComingSoon, taskLists } = launch;
	const isLive = isComingSoon.status === 'ready' && ! isComingSoon.data && ! flow.isLaunching;
	const isPending = taskLists.status === 'pending';
	return (
		<FullScreenFrame
			className={ isPending ? 'store-admin-launch is-pending' : 'store-admin-launch' }
			title={ __( 'Launch Your Store', 'woocommerce' ) }
			backHref={ launch.homeHref }
			backLabel={ __( 'WooCommerce Home', 'woocommerce' ) }
			sidebar={
				<>
					<Intro isLive={ isLive } />
					<RemoteBoundary
						of={ isComingSoon }
						skeleton={ null }
						failureTitle={ __( 'It could not be loaded whether your store is live.', 'store-admin' ) }
						onRetry={ launch.retryComingSoon }
					>
						{ () => null }
					</RemoteBoundary>
					<RemoteBoundary
						of={ taskLists }
						skeleton={ <Rows /> }
						failureTitle={ __( 'Your tasks could not be loaded.', 'store-admin' ) }
						onRetry={ launch.retry }
					>
						{ ( lists ) => <EssentialTaskList tasks={ essentialTasks( lists ) } isLive={ isLive } /> }
					</RemoteBoundary>
					{ ! isPending && (
						<div className="store-admin-launch__check">
							<SellToCheck state={ launch.sellTo.state } onCheck={ launch.sellTo.check } heading="h2" />
						</div>
					) }
					{ ! isLive && <TestOrders isChosen={ flow.removesTestOrders } onChoose={ launch.chooseTestOrders } /> }
				</>
			}
			actions={ <LaunchAction launch={ launch } /> }
		>
			<PreviewPane homeUrl={ getSettings().homeUrl } />
		</FullScreenFrame>
	);
}
