import {
	completeProfilerStep,
	initializeComingSoon,
	installPluginsInBackground,
	saveCurrencyAndUnits,
	saveProfile,
	type WireObject,
} from '@store-admin/api';
import { track } from '../remote-data/requests';
import { stableKey } from '../remote-data/stable-key';
import { stateOf, type PlainAction, type Thunk, type ThunkContext } from '../remote-data/thunk';
import { emailPrefill, jetpackAuthUrls, paymentMethods, profileItems, profileProgress, type OnboardingState } from './state';

type Context = ThunkContext< OnboardingState >;

/** The public actions of `wc/admin/onboarding` that concern the set-up wizard. */
export const profileActions = {
	setProfileItems:
		( items: WireObject, replace = false ) =>
		( { dispatch, select }: Context ): void => {
			dispatch( profileItems.receive( replace ? items : { ...stateOf( { select } ).profileItems, ...items } ) );
		},
	setProfileProgress:
		( progress: WireObject ) =>
		( { dispatch, select }: Context ): void => {
			dispatch( profileProgress.receive( { ...stateOf( { select } ).profileProgress, ...progress } ) );
		},
	setEmailPrefill: ( email: string ): PlainAction => emailPrefill.receive( email ),
	setPaymentMethods: ( methods: readonly WireObject[] ): PlainAction => paymentMethods.receive( methods ),
	setJetpackAuthUrl: ( results: WireObject, redirectUrl: string, from = '' ): PlainAction =>
		jetpackAuthUrls.receive( stableKey( redirectUrl, from ), results ),
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
