import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { Button, IconButton, InlineError, Section } from '@store-admin/components';
import type { RemoteData, Subscription } from '@store-admin/data';
import { NewTabText } from '../../../shared/new-tab-text';
import { useKeptFocus } from '../../../shared/use-kept-focus';
import { useNotice } from './use-notice';

interface SubscriptionNoticeProps {
	/** What the account answered; nothing where no notice is to be shown. */
	readonly known: RemoteData< readonly Subscription[] > | undefined;
}

/** Says that subscriptions of what is installed have ended, will end or are missing, until the user dismisses it. */
export function SubscriptionNotice( { known }: SubscriptionNoticeProps ): ReactElement {
	const { notice, dismiss, failure } = useNotice( known );
	const frame = useKeptFocus< HTMLDivElement >( notice ? [ notice.kind ] : [] );
	return (
		<div ref={ frame } tabIndex={ -1 } className="store-admin-extensions__notice-place">
			{ notice && (
				<Section label={ __( 'Notice about your subscriptions', 'store-admin' ) } isPadded>
					<div className={ `store-admin-extensions__notice is-${ notice.kind }` }>
						<p>{ notice.text }</p>
						<Button href={ notice.href } target="_blank">
							{ /* Each notice has an element of its own: a browser that translates the page has replaced the text, so React cannot change it. */ }
							<span key={ notice.kind }>{ notice.label }</span>
							<NewTabText />
						</Button>
						<IconButton icon={ closeSmall } label={ __( 'Dismiss', 'woocommerce' ) } onClick={ () => dismiss( notice.kind ) } />
					</div>
					{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
				</Section>
			) }
		</div>
	);
}
