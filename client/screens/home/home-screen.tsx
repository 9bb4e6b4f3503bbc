import { memo, useEffect, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { PageHeader } from '@store-admin/components';
import { Guard, Slot } from '@store-admin/extensibility';
import { useQuery } from '@store-admin/navigation';
import { getFacts } from '@store-admin/settings';
import { PromotionCards } from '../../shared/promotions/promotion-cards';
import { usePromotions } from '../../shared/promotions/use-promotions';
import { SectionBoundary } from '../../shared/section-boundary';
import { WhenNear } from '../../shared/when-near';
import { ActivitySection } from './activity/activity-section';
import { InboxSection, InboxSkeleton } from './inbox/inbox-section';
import { useAppChoices, useListChoices, useQuietChoice, useReminderChoices } from './choices/use-choices';
import { DisplayOptions } from './layout/display-options';
import { HomeColumns } from './layout/home-columns';
import { useIsWide } from './layout/use-is-wide';
import { useHomeLayout } from './layout/use-layout';
import { homeManifest } from './manifest';
import { usePlace } from './place/use-place';
import { StatsSection, StatsSkeleton } from './stats/stats-section';
import { useJetpackChoices } from './stats/use-stats';
import { useOfferedStats } from './stats/use-offered-stats';
import { StoreLinksSection } from './store-links/store-links-section';
import { useQuickLinks } from './store-links/use-quick-links';
import { installContainerPlugin } from './task/container-plugin';
import { installTaskPlugins } from './task/task-plugins';
import { TaskScreen } from './task/task-screen';
import { TaskListsSection } from './task-lists/task-lists-section';

/** Paths by which the marketplace names Home. */
const HOME_PATHS = [ '', '/' ];

// Home renders for every change of a preference; its parts need not.
const Activity = memo( ActivitySection );
const TaskLists = memo( TaskListsSection );
const Inbox = memo( InboxSection );
const Stats = memo( StatsSection );
const StoreLinks = memo( StoreLinksSection );

function Figures() {
	return (
		<SectionBoundary failureTitle={ __( 'Your figures cannot be shown.', 'store-admin' ) }>
			<WhenNear placeholder={ <StatsSkeleton /> }>
				<Stats />
			</WhenNear>
		</SectionBoundary>
	);
}

function Home() {
	const home = useHomeLayout();
	usePlace();
	const isWide = useIsWide();
	const promotions = usePromotions( HOME_PATHS, getFacts( homeManifest ).showsSuggestions );
	const jetpack = useJetpackChoices();
	const parts = [
		...useListChoices(),
		...useReminderChoices( home.isSetupActive ),
		...useAppChoices(),
		...promotions.choices,
		...( home.hasStats ? jetpack : [] ),
		...useQuietChoice(),
	];
	// In one column, a store that is set up has its figures before tasks and messages, also in the order of the document.
	const hasFiguresFirst = ! home.isSetupActive && ! ( isWide && home.layout === 'two_columns' );
	return (
		<>
			<Slot name="woocommerce_homescreen_experimental_header_banner_item" />
			<DisplayOptions home={ home } parts={ parts } />
			<HomeColumns
				layout={ home.layout }
				first={
					<>
						{ ! home.hasProgressHeader && (
							<PageHeader
								title={ __( 'Your store today', 'woocommerce' ) }
								description={ __( 'To-dos, tips, and insights for your business', 'woocommerce' ) }
							/>
						) }
						{ ! home.isSetupActive && <Slot name="experimental_woocommerce_wcpay_feature" /> }
						{ ! home.isSetupActive && (
							<SectionBoundary failureTitle={ __( 'Your store activity cannot be shown.', 'store-admin' ) }>
								<Activity />
							</SectionBoundary>
						) }
						{ home.hasStats && hasFiguresFirst && <Figures /> }
						<SectionBoundary failureTitle={ __( 'Your tasks cannot be shown.', 'store-admin' ) }>
							<TaskLists />
						</SectionBoundary>
						<Guard name="offers of the marketplace">
							<PromotionCards { ...promotions } />
						</Guard>
						<SectionBoundary failureTitle={ __( 'Your inbox cannot be shown.', 'store-admin' ) }>
							<WhenNear placeholder={ <InboxSkeleton /> }>
								<Inbox />
							</WhenNear>
						</SectionBoundary>
					</>
				}
				second={
					<>
						{ home.hasStats && ! hasFiguresFirst && <Figures /> }
						{ ! home.isSetupActive && (
							<SectionBoundary failureTitle={ __( 'The links to manage your store cannot be shown.', 'store-admin' ) }>
								<StoreLinks />
							</SectionBoundary>
						) }
					</>
				}
			/>
		</>
	);
}

/** Applies these filters whenever Home opens, like the host, even while the parts that use them are not shown. */
function useHomeFilters(): void {
	useOfferedStats();
	useQuickLinks();
}

/** Home, or the screen of the task that the address names. */
export function HomeScreen(): ReactElement {
	useHomeFilters();
	useEffect( () => {
		installContainerPlugin();
		installTaskPlugins();
	}, [] );
	const { task } = useQuery();
	return task ? <TaskScreen key={ task } taskId={ task } /> : <Home />;
}
