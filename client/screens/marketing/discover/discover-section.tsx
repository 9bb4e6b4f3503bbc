import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Tabs } from '@store-admin/components';
import { getNewPath, Link } from '@store-admin/navigation';
import { OfferRows } from '../../../shared/offer/offer-skeleton';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { FoldingSection } from '../suggestions/folding-section';
import { SuggestionList } from '../suggestions/suggestion-list';
import type { MarketingWork } from '../use-marketing';
import type { DiscoverTab } from './discover-tabs';
import { useDiscover, type DiscoverHook } from './use-discover';

interface ContentProps extends Pick< DiscoverHook, 'start' > {
	readonly tabs: readonly DiscoverTab[];
	readonly work: MarketingWork;
}

function Content( { tabs, start, work }: ContentProps ) {
	const [ chosen, setChosen ] = useState( '' );
	const current = tabs.find( ( { id } ) => id === chosen ) ?? tabs[ 0 ];
	return current ? (
		<Tabs label={ __( 'Subjects', 'store-admin' ) } tabs={ tabs } selected={ current.id } onSelect={ setChosen }>
			<SuggestionList suggestions={ current.suggestions } work={ work } onStart={ start } />
		</Tabs>
	) : null;
}

function NothingToDiscover() {
	return (
		<p className="store-admin-marketing__text">
			{ __(
				'Continue to reach the right audiences and promote your products in ways that matter to them with our range of marketing solutions.',
				'woocommerce'
			) }
		</p>
	);
}

interface DiscoverSectionProps {
	readonly work: MarketingWork;
	/** Category of the suggested extensions. */
	readonly category: string;
}

/** Suggested extensions by subject. Mounted only where suggestions are wanted and the user may install plugins. */
export function DiscoverSection( { work, category }: DiscoverSectionProps ): ReactElement {
	const { tabs, retry, start } = useDiscover( work, category );
	const more = getNewPath( { tab: 'extensions', category: 'marketing-extensions' }, '/extensions', {} );
	return (
		<FoldingSection title={ __( 'Discover more marketing tools', 'woocommerce' ) }>
			<RemoteBoundary
				of={ tabs }
				skeleton={ <OfferRows label={ __( 'Loading suggested extensions…', 'store-admin' ) } rows={ 3 } /> }
				failureTitle={ __( 'There was an error loading recommended extensions.', 'woocommerce' ) }
				onRetry={ retry }
				isEmpty={ ( list ) => list.length === 0 }
				empty={ <NothingToDiscover /> }
			>
				{ ( list ) => <Content tabs={ list } start={ start } work={ work } /> }
			</RemoteBoundary>
			<p className="store-admin-offers__footer">
				<Link href={ more }>{ __( 'Explore more marketing extensions', 'woocommerce' ) }</Link>
			</p>
		</FoldingSection>
	);
}
