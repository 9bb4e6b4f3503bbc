import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, InlineError } from '@store-admin/components';
import { interpolate } from '../../../shared/interpolate';
import { OutsideLink } from '../../../shared/outside-link';
import { cannotInstallText } from '../../../shared/plugins/cannot-install';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { StepHeading } from '../steps/step-heading';
import type { StepProps } from '../steps/step-props';
import { StepSkeleton } from '../steps/step-skeleton';
import { FeatureCard } from './feature-card';
import { featuresToInstall, type Feature } from './features';

interface ListProps extends Pick< StepProps, 'profiler' > {
	readonly features: readonly Feature[];
}

/** The plugins whose terms the user accepts by installing them. */
function Terms( { chosen }: { readonly chosen: readonly Feature[] } ) {
	const names = chosen.filter( ( { needsConnection } ) => needsConnection ).map( ( { name } ) => name );
	if ( names.length === 0 ) {
		return null;
	}
	const text = sprintf(
		/* translators: %s: names of extensions. Keep the names in double braces as they are. */
		__( 'By installing %s you agree to our {{link}}Terms of Service{{/link}}.', 'store-admin' ),
		new Intl.ListFormat( document.documentElement.lang || undefined ).format( names )
	);
	return (
		<p key={ text } className="store-admin-profiler__fine-print">
			{ interpolate( text, { link: <OutsideLink href="https://wordpress.com/tos/" /> } ) }
		</p>
	);
}

function FeatureList( { profiler, features }: ListProps ) {
	const { answers, answer, flow, takeFeatures } = profiler;
	const { canInstall, problems } = profiler.features;
	const { active, failed } = flow.run;
	const isActive = ( feature: Feature ) => feature.isActive || active.includes( feature.key );
	const chosen = featuresToInstall( features, answers.features ).filter( ( feature ) => ! isActive( feature ) );
	const failedNames = features.filter( ( { key } ) => failed.includes( key ) ).map( ( { name } ) => name );
	const handleChange = ( { key }: Feature, isChosen: boolean ) =>
		answer( { features: isChosen ? [ ...answers.features, key ] : answers.features.filter( ( other ) => other !== key ) } );
	return (
		<>
			{ ! canInstall && <p className="store-admin-profiler__note">{ cannotInstallText() }</p> }
			{ failedNames.length > 0 && (
				<InlineError
					message={ sprintf(
						/* translators: %s: names of extensions. */
						__( 'Oops! We encountered a problem while installing %s. Please try again', 'woocommerce' ),
						failedNames.join( ', ' )
					) }
				/>
			) }
			<ul className="store-admin-profiler__features">
				{ features.map( ( feature ) => (
					<FeatureCard
						key={ feature.key }
						feature={ feature }
						isActive={ isActive( feature ) }
						isChosen={ answers.features.includes( feature.key ) }
						canInstall={ canInstall }
						problems={ problems[ feature.key ] ?? [] }
						onChange={ ( isChosen ) => handleChange( feature, isChosen ) }
					/>
				) ) }
			</ul>
			<div className="store-admin-profiler__actions">
				<Button variant="primary" className="store-admin-profiler__continue" onClick={ () => takeFeatures( features ) }>
					{ __( 'Continue', 'woocommerce' ) }
				</Button>
				<Terms chosen={ chosen } />
			</div>
		</>
	);
}

function Nothing( { profiler }: Pick< StepProps, 'profiler' > ) {
	return (
		<div className="store-admin-profiler__actions">
			<p className="store-admin-profiler__note">{ __( 'There are no features to suggest for your store now.', 'store-admin' ) }</p>
			<Button variant="primary" className="store-admin-profiler__continue" onClick={ () => profiler.takeFeatures( [] ) }>
				{ __( 'Continue', 'woocommerce' ) }
			</Button>
		</div>
	);
}

/** Offers extensions. None is chosen at first: most of them send data to other services. */
export function FeaturesStep( { profiler, isNew }: StepProps ): ReactElement {
	const { features, retry } = profiler.features;
	return (
		<>
			<StepHeading
				isNew={ isNew }
				title={ __( 'Get a boost with our free features', 'woocommerce' ) }
				text={ __( 'No commitment required – you can remove them at any time.', 'woocommerce' ) }
			/>
			<RemoteBoundary
				of={ features }
				skeleton={ <StepSkeleton rows={ 4 } /> }
				failureTitle={ __( 'The free features could not be loaded.', 'store-admin' ) }
				onRetry={ retry }
				isEmpty={ ( list ) => list.length === 0 }
				empty={ <Nothing profiler={ profiler } /> }
			>
				{ ( list ) => <FeatureList profiler={ profiler } features={ list } /> }
			</RemoteBoundary>
		</>
	);
}
