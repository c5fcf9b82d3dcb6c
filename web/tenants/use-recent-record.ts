import { useEffect } from "react";
import { noteRecord } from "../ui/actions/own-use.ts";
import { usePerson, useTenant } from "./TenantContext.tsx";

/** Notes that this person opened a process or request: the palette begins with those. */
export function useRecentRecord(uuid: string): void {
	const { userId } = usePerson();
	const { slug: tenant } = useTenant();
	useEffect(() => noteRecord({ userId, tenant }, uuid), [userId, tenant, uuid]);
}
