export type ShippingStepKey = 'store_location' | 'rates' | 'label_printing' | 'connect';

/** The facts that decide which steps there are. */
export interface ShippingFacts {
	/** From the general settings; `disabled` when the store ships nowhere. */
	readonly shipTo: string;
	readonly hasPartners: boolean;
	readonly isConnected: boolean;
	/** Two letters. */
	readonly country: string;
}

/**
 * The steps of this store, in order.
 *
 * @param facts  Facts about the store.
 * @param isDone Whether a step is done. A done step stays in the list, even when the store no longer needs it.
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
 * @param steps  Steps of the store.
 * @param isDone Whether a step is done.
 * @return Null when all steps are done.
 */
export function currentStep( steps: readonly ShippingStepKey[], isDone: ( key: ShippingStepKey ) => boolean ): ShippingStepKey | null {
	return steps.find( ( key ) => ! isDone( key ) ) ?? null;
}
