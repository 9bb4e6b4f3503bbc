export type ShippingStepKey = 'store_location' | 'rates' | 'label_printing' | 'connect';

/** What decides which steps there are. */
export interface ShippingFacts {
	/** Of the general settings; `disabled` when the store ships nowhere. */
	readonly shipTo: string;
	readonly hasPartners: boolean;
	readonly isConnected: boolean;
	/** Two letters. */
	readonly country: string;
}

/**
 * The steps that this store has, in order.
 *
 * @param facts  What is true of the store.
 * @param isDone Says whether a step is done: it stays, also when the store needs it no more because of that.
 */
export function visibleSteps(
	{ shipTo, hasPartners, isConnected, country }: ShippingFacts,
	isDone: ( key: ShippingStepKey ) => boolean
): readonly ShippingStepKey[] {
	const isVisible: Readonly< Record< ShippingStepKey, boolean > > = {
		store_location: true,
		rates: shipTo !== 'disabled',
		label_printing: hasPartners,
		connect: ! isConnected && country === 'US',
	};
	return ( [ 'store_location', 'rates', 'label_printing', 'connect' ] as const ).filter( ( key ) => isVisible[ key ] || isDone( key ) );
}

/**
 * The first step that is not done.
 *
 * @param steps  Steps that are there.
 * @param isDone Says whether one is done.
 * @return Null when all are.
 */
export function currentStep( steps: readonly ShippingStepKey[], isDone: ( key: ShippingStepKey ) => boolean ): ShippingStepKey | null {
	return steps.find( ( key ) => ! isDone( key ) ) ?? null;
}
