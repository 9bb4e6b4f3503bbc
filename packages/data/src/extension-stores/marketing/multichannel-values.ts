import type { CampaignPage, WireObject } from '@store-admin/api';
import { createKeyedValues } from '../../core/remote-data/keyed-values';
import { createSingleValue } from '../../core/remote-data/single-value';

export type List = readonly WireObject[];

export const channels = createSingleValue< List | undefined >( 'RECEIVE_CHANNELS', undefined );
export const recommended = createSingleValue< List | undefined >( 'RECEIVE_RECOMMENDED_CHANNELS', undefined );
export const types = createSingleValue< List | undefined >( 'RECEIVE_CAMPAIGN_TYPES', undefined );
export const campaigns = createKeyedValues< CampaignPage >( 'RECEIVE_CAMPAIGNS' );
