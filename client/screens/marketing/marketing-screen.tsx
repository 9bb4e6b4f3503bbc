import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Page, Section } from '@store-admin/components';
import { can, getFacts } from '@store-admin/settings';
import { PromotionCards } from '../../shared/promotions/promotion-cards';
import { usePromotions } from '../../shared/promotions/use-promotions';
import { SectionBoundary } from '../../shared/section-boundary';
import { useKeptFocus } from '../../shared/use-kept-focus';
import { CampaignsSection } from './campaigns/campaigns-section';
import { CreateCampaignDialog } from './campaigns/create-campaign-dialog';
import { ChannelsSection, CHANNELS_ID } from './channels/channels-section';
import { useChannels } from './channels/use-channels';
import { DiscoverSection } from './discover/discover-section';
import { InstalledSection } from './installed/installed-section';
import { IntroductionSection } from './introduction/introduction-section';
import { useIntroduction } from './introduction/use-introduction';
import { LearnSection } from './learn/learn-section';
import { marketingManifest } from './manifest';
import { useMarketing } from './use-marketing';
import { useStillCards } from './use-still-cards';
import './style.scss';

/** Paths by which the marketplace names this page. */
const PATHS = [ '/marketing' ];

/** Category in which the host lists the extensions and articles of the page. */
const CATEGORY = 'marketing';

/** Shown to a user who may see reports only: the host refuses them everything that the page is about. */
function NotForYou() {
	return (
		<Section title={ __( 'Marketing', 'woocommerce' ) } isPadded>
			<p>
				{ __(
					'Your account can see reports, but not the channels and campaigns of this store. Ask the owner of the site for access.',
					'store-admin'
				) }
			</p>
		</Section>
	);
}

/** Scrolls to the card of the channels and moves the focus there. */
function goToChannels(): void {
	const heading = document.querySelector< HTMLElement >( `#${ CHANNELS_ID } h2` );
	heading?.setAttribute( 'tabindex', '-1' );
	heading?.focus();
	heading?.scrollIntoView();
}

function Marketing() {
	const work = useMarketing();
	const { showsSuggestions } = getFacts( marketingManifest );
	const hasOffers = showsSuggestions && work.canInstall;
	const introduction = useIntroduction();
	const promotions = usePromotions( PATHS, showsSuggestions );
	const { registered } = useChannels();
	const { isBelowChannelsHidden, isBelowSuggestionsHidden } = useStillCards( CATEGORY, hasOffers );
	const hasChannels = registered.status === 'ready' && registered.data.length > 0;
	const [ isAdding, setIsAdding ] = useState( false );
	const [ isCreating, setIsCreating ] = useState( false );
	const top = useKeptFocus< HTMLDivElement >( introduction.isShown ? [ 'introduction' ] : [] );
	const showChannels = () => {
		setIsAdding( true );
		goToChannels();
	};
	return (
		<Page measure="single" className="store-admin-marketing">
			<PromotionCards { ...promotions } />
			<div ref={ top } tabIndex={ -1 } className="store-admin-marketing__top">
				{ introduction.isShown && (
					<IntroductionSection
						{ ...introduction }
						onCreate={ hasChannels ? () => setIsCreating( true ) : undefined }
						onAdd={ hasChannels && hasOffers ? showChannels : undefined }
					/>
				) }
			</div>
			<SectionBoundary failureTitle={ __( 'The campaigns cannot be shown.', 'store-admin' ) }>
				<CampaignsSection isIntroduced={ introduction.isShown } onCreate={ () => setIsCreating( true ) } />
			</SectionBoundary>
			<SectionBoundary failureTitle={ __( 'The channels cannot be shown.', 'store-admin' ) }>
				<ChannelsSection work={ work } hasOffers={ hasOffers } isAdding={ isAdding } onAddingChange={ setIsAdding } />
			</SectionBoundary>
			<div hidden={ isBelowChannelsHidden } className="store-admin-marketing__rest">
				<SectionBoundary failureTitle={ __( 'The installed extensions cannot be shown.', 'store-admin' ) }>
					<InstalledSection work={ work } />
				</SectionBoundary>
				{ hasOffers && (
					<SectionBoundary failureTitle={ __( 'The suggested extensions cannot be shown.', 'store-admin' ) }>
						<DiscoverSection work={ work } category={ CATEGORY } />
					</SectionBoundary>
				) }
				{ showsSuggestions && (
					<div hidden={ isBelowSuggestionsHidden } className="store-admin-marketing__rest">
						<SectionBoundary failureTitle={ __( 'The articles cannot be shown.', 'store-admin' ) }>
							<LearnSection title={ __( 'Learn about marketing a store', 'woocommerce' ) } category={ CATEGORY } />
						</SectionBoundary>
					</div>
				) }
			</div>
			{ isCreating && <CreateCampaignDialog work={ work } hasOffers={ hasOffers } onClose={ () => setIsCreating( false ) } /> }
		</Page>
	);
}

/** Marketing: the channels of the store, their campaigns, and extensions for more. */
export function MarketingScreen(): ReactElement {
	return can( 'manage_woocommerce' ) ? (
		<Marketing />
	) : (
		<Page measure="single">
			<NotForYou />
		</Page>
	);
}
