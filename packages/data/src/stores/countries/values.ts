import type { WireObject } from '@store-admin/api';
import { createSingleValue } from '../../core/remote-data/single-value';

const NONE: readonly WireObject[] = [];
export const countries = createSingleValue( 'RECEIVE_COUNTRIES', NONE );
export const locales = createSingleValue< WireObject >( 'RECEIVE_LOCALES', {} );
export const geolocation = createSingleValue< WireObject | undefined >( 'RECEIVE_GEOLOCATION', undefined );
