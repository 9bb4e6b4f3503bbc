import type { TaskManifest } from '../../../shared/screen-manifest';

export const shippingManifest = {
	task: 'shipping',
	chunk: 'task-shipping',
	facts: [ 'currency', 'showsSuggestions' ],
} as const satisfies TaskManifest;

export const shippingRecommendationManifest = {
	task: 'shipping-recommendation',
	chunk: 'task-shipping-recommendation',
	facts: [],
} as const satisfies TaskManifest;
