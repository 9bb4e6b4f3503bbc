import type { WireObject } from '@store-admin/api';
import { createSingleValue } from '../../core/remote-data/single-value';

export const data = createSingleValue< WireObject >( 'RECEIVE_ONBOARDING_DATA', { steps: [], context: {} } );
