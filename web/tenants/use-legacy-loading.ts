import { usePerson, useTenant } from "./TenantContext.tsx";

/**
 * Whether lists come by the calls of before the collections, which the tenant's file decides. Their addresses name no
 * tenant, so somebody who works in several gets the collections all the same.
 */
export function useLegacyLoading(): boolean {
	const { loading } = useTenant();
	const { person } = usePerson();
	return loading === "whole" && Object.keys(person.roles).length === 1;
}
