import {
	completeProfilerStep,
	initializeComingSoon,
	installPluginsInBackground,
	saveCurrencyAndUnits,
	saveProfile,
	type WireObject,
} from '@store-admin/api';
import { track } from '../../core/remote-data/requests';
import type { Thunk, ThunkContext } from '../../core/remote-data/thunk';
import { profileActions } from './profile-actions';
import type { OnboardingState } from './state';

type Context = ThunkContext< OnboardingState >;

/** The public actions of `wc/admin/onboarding` that concern the set-up wizard and ask the server. */
export const profileWork = {
	updateProfileItems:
		( items: WireObject ) =>
		async ( { dispatch }: Context ): Promise< WireObject > => {
			const answer = await dispatch( track( 'updateProfileItems', [], async () => saveProfile( items ) ) );
			dispatch( profileActions.setProfileItems( items ) );
			return answer;
		},
	updateCoreProfilerStep:
		( step: string ) =>
		async ( { dispatch }: Context ): Promise< void > => {
			const progress = await dispatch( track( 'updateCoreProfilerStep', [], async () => completeProfilerStep( step ) ) );
			dispatch( profileActions.setProfileProgress( progress ) );
		},
	updateStoreCurrencyAndMeasurementUnits: ( countryCode: string ): Thunk< void > =>
		track( 'updateStoreCurrencyAndMeasurementUnits', [], async () => saveCurrencyAndUnits( countryCode ) ),
	installAndActivatePluginsAsync: ( plugins: readonly string[], source = '' ): Thunk< WireObject > =>
		track( 'installAndActivatePluginsAsync', [], async () => installPluginsInBackground( plugins, source ) ),
	coreProfilerCompleted: (): Thunk< void > => track( 'coreProfilerCompleted', [], initializeComingSoon ),
};
