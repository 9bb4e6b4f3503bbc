import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Pagination, Section, SectionError, Table } from '@store-admin/components';
import { getFacts } from '@store-admin/settings';
import { describeError } from '../../../shared/remote/describe-error';
import { marketingManifest } from '../manifest';
import { campaignColumns, campaignRows } from './campaign-rows';
import { CAMPAIGNS_PER_PAGE } from './page-size';
import { useCampaigns, type CampaignsHook } from './use-campaigns';

interface CampaignsSectionProps {
	/** Whether the banner explains campaigns, so that an empty table is not needed. */
	readonly isIntroduced: boolean;
	readonly onCreate: () => void;
}

function Failure( { campaigns, retry }: CampaignsHook ) {
	if ( campaigns.status !== 'failed' ) {
		return null;
	}
	const { message, detail, canRetry } = describeError( campaigns.error );
	return (
		<SectionError
			title={ __( 'The campaigns could not be loaded.', 'store-admin' ) }
			message={ message }
			detail={ detail }
			onRetry={ canRetry ? retry : undefined }
		/>
	);
}

function Rows( { hook }: { readonly hook: CampaignsHook } ) {
	const { campaigns, channels, page, goTo } = hook;
	const { currency } = getFacts( marketingManifest );
	const known = campaigns.status === 'ready' ? campaigns.data : undefined;
	return (
		<>
			<Table
				caption={ __( 'Campaigns', 'woocommerce' ) }
				columns={ campaignColumns() }
				rows={ campaignRows( known?.campaigns ?? [], { channels, currency } ) }
				pendingRows={ campaigns.status === 'pending' ? CAMPAIGNS_PER_PAGE : 0 }
				message={ <Failure { ...hook } /> }
			/>
			{ known && <Pagination page={ page } rowsPerPage={ CAMPAIGNS_PER_PAGE } total={ known.total } onPageChange={ goTo } /> }
		</>
	);
}

/** The campaigns of all channels, with what they cost and sold. Shown once the store has a channel. */
export function CampaignsSection( { isIntroduced, onCreate }: CampaignsSectionProps ): ReactElement | null {
	const hook = useCampaigns();
	const { campaigns, channels, page } = hook;
	const isEmpty = campaigns.status === 'ready' && campaigns.data.total === 0 && page === 1;
	if ( channels.length === 0 || ( isIntroduced && ( isEmpty || campaigns.status === 'pending' ) ) ) {
		return null;
	}
	return (
		<Section
			title={ __( 'Campaigns', 'woocommerce' ) }
			action={
				<span className="store-admin-marketing__create">
					<Button onClick={ onCreate }>{ __( 'Create new campaign', 'woocommerce' ) }</Button>
				</span>
			}
		>
			{ isEmpty ? (
				<p className="store-admin-marketing__text">
					{ __( 'Easily create and manage marketing campaigns without leaving WooCommerce.', 'woocommerce' ) }
				</p>
			) : (
				<Rows hook={ hook } />
			) }
		</Section>
	);
}
