import type { PaymentProviders } from '@store-admin/api';
import { createSingleValue } from '../../core/remote-data/single-value';

export const providers = createSingleValue< PaymentProviders >( 'RECEIVE_PAYMENT_PROVIDERS', {
	providers: [],
	offlinePaymentGateways: [],
	suggestions: [],
	suggestionCategories: [],
} );
export const eligibility = createSingleValue( 'SET_IS_WOOPAY_ELIGIBLE', false );
