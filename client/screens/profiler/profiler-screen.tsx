import { useEffect, useRef, type ComponentType, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, InlineError, ProgressBar } from '@store-admin/components';
import { getSettings } from '@store-admin/settings';
import { FeaturesStep } from './features/features-step';
import { PROGRESS, type StepId } from './flow/steps';
import { BusinessStep } from './steps/business-step';
import { PersonStep } from './steps/person-step';
import { ProfilerLoader } from './steps/profiler-loader';
import { SkipStep } from './steps/skip-step';
import type { StepProps } from './steps/step-props';
import { WelcomeStep } from './steps/welcome-step';
import { useProfiler, type ProfilerHook } from './use-profiler';
import './style.scss';

const STEPS: Readonly< Record< StepId, ComponentType< StepProps > > > = {
	'intro-opt-in': WelcomeStep,
	'user-profile': PersonStep,
	'business-info': BusinessStep,
	plugins: FeaturesStep,
	'skip-guided-setup': SkipStep,
};

function skipOf( { step, go, skipFeatures }: ProfilerHook ): ( () => void ) | undefined {
	switch ( step ) {
		case 'user-profile':
			return () => go( 'business-info' );
		case 'plugins':
			return skipFeatures;
		case 'intro-opt-in':
		case 'business-info':
		case 'skip-guided-setup':
			return undefined;
	}
}

function TopBar( { profiler }: { readonly profiler: ProfilerHook } ) {
	const share = PROGRESS[ profiler.step ];
	const skip = skipOf( profiler );
	return (
		<div className="store-admin-profiler__top">
			<ProgressBar
				label={ __( 'Progress of the setup', 'store-admin' ) }
				/* translators: %d: number from 0 to 100. */
				valueText={ sprintf( __( '%d percent', 'store-admin' ), share ) }
				value={ share }
				max={ 100 }
			/>
			<div className="store-admin-profiler__bar">
				<span className="store-admin-profiler__brand">{ getSettings().productName }</span>
				{ skip && (
					<Button variant="link" onClick={ skip }>
						{ __( 'Skip this step', 'woocommerce' ) }
					</Button>
				) }
			</div>
		</div>
	);
}

/** Whether a step replaced another one in this document. */
function useIsNew( step: StepId ): boolean {
	const first = useRef( step );
	const hasMoved = useRef( false );
	useEffect( () => {
		hasMoved.current = hasMoved.current || first.current !== step;
	}, [ step ] );
	return hasMoved.current || first.current !== step;
}

/** The wizard that a new store begins with. */
export function ProfilerScreen(): ReactElement {
	const profiler = useProfiler();
	const { step, flow, ending } = profiler;
	const isNew = useIsNew( step );
	const Step = STEPS[ step ];
	if ( ending.isEnding || ( step === 'plugins' && flow.run.state === 'running' ) ) {
		return (
			<div className="store-admin-profiler woocommerce-profile-wizard__step-loader">
				<ProfilerLoader run={ flow.run } />
			</div>
		);
	}
	return (
		<div className={ `store-admin-profiler woocommerce-profile-wizard__step-${ step }` }>
			<TopBar profiler={ profiler } />
			<div className="store-admin-profiler__step">
				{ ending.failure && <InlineError message={ ending.failure.message } onRetry={ ending.failure.retry } /> }
				{ ending.endAnyway && (
					<p className="store-admin-profiler__way-on">
						<Button variant="link" onClick={ ending.endAnyway }>
							{ __( 'Finish without the answers that were not saved', 'store-admin' ) }
						</Button>
					</p>
				) }
				<Step key={ step } profiler={ profiler } isNew={ isNew } />
			</div>
		</div>
	);
}
