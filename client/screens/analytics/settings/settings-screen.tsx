import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Page, Section, Skeleton, SkeletonGroup } from '@store-admin/components';
import { getSettings } from '@store-admin/settings';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { SectionBoundary } from '../../../shared/section-boundary';
import { ScheduledUpdatesNote } from '../parts/report/scheduled-updates-note';
import { SettingsForm } from './form/settings-form';
import { ImportSection } from './historical-import/import-section';
import { useSettings } from './use-settings';
import './style.scss';

function SettingsSkeleton(): ReactElement {
	return (
		<div className="store-admin-analytics-settings__pending">
			<SkeletonGroup label={ __( 'Loading the settings…', 'store-admin' ) }>
				{ Array.from( { length: 5 }, ( _row, index ) => (
					<Skeleton key={ index } inlineSize="60%" shape="block" />
				) ) }
			</SkeletonGroup>
		</div>
	);
}

/** Settings of the reports, and the import of historical data. */
export function SettingsScreen(): ReactElement {
	const { definitions, retry, save, tellSaved } = useSettings();
	const canImport = getSettings().user.capabilities.includes( 'manage_woocommerce' );
	return (
		<Page measure="single" className="store-admin-analytics-settings">
			<ScheduledUpdatesNote />
			<SectionBoundary failureTitle={ __( 'The settings cannot be shown.', 'store-admin' ) }>
				<Section title={ __( 'Analytics settings', 'woocommerce' ) } isPadded>
					<RemoteBoundary
						of={ definitions }
						skeleton={ <SettingsSkeleton /> }
						failureTitle={ __( 'Your settings could not be loaded.', 'store-admin' ) }
						onRetry={ retry }
					>
						{ ( known ) => <SettingsForm definitions={ known } onSave={ save } onSaved={ tellSaved } /> }
					</RemoteBoundary>
				</Section>
			</SectionBoundary>
			{ canImport && (
				<SectionBoundary failureTitle={ __( 'The import cannot be shown.', 'store-admin' ) }>
					<ImportSection />
				</SectionBoundary>
			) }
		</Page>
	);
}
