import { usePerson, useTenant } from "./TenantContext.tsx";

/**
 * Whether lists are loaded through the older calls, as the tenant's file decides. Those calls name no tenant, so people
 * with several tenants get the collections regardless.
 */
export function useLegacyLoading(): boolean {
	const { loading } = useTenant();
	const person = usePerson();
	return loading === "whole" && Object.keys(person.roles).length === 1;
}
