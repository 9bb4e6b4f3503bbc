/** Returns a property of `window`. Only this function reads them; the type is unknown until the value was checked. */
export function readGlobal( name: string ): unknown {
	return Reflect.get( window, name );
}
