import type { WireObject } from '@store-admin/api';
import { stableKey } from '../../core/remote-data/stable-key';
import { stateOf, type PlainAction, type ThunkContext } from '../../core/remote-data/thunk';
import { emailPrefill, jetpackAuthUrls, paymentMethods, profileItems, profileProgress, type OnboardingState } from './state';

type Context = ThunkContext< OnboardingState >;

/** The public actions of `wc/admin/onboarding` that concern the set-up wizard and put values in without asking. */
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
};
