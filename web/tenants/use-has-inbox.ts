import { useAccess } from "./TenantContext.tsx";

/** Whether the person can have anything in the inbox. */
export function useHasInbox(): boolean {
	return [useAccess("realisationlist"), useAccess("requestlist"), useAccess("locationlist")].includes(true);
}
