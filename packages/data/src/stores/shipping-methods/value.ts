import type { WireObject } from '@store-admin/api';
import { createSingleValue } from '../../core/remote-data/single-value';

const NONE: readonly WireObject[] = [];
export const methods = createSingleValue( 'RECEIVE_SHIPPING_METHODS', NONE );
