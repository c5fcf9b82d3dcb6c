import type { BulkList } from "../../engine/index.ts";
import { usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { useKeptText } from "../ui/kept/use-kept-text.ts";

/**
 * Uuid of the act whose outcome somebody has not closed yet, or empty: somebody who opened a record in between, or reloaded the page while
 * the act was running, finds it again.
 */
export function useKeptAct(list: BulkList) {
	const { slug } = useTenant();
	const { userId } = usePerson();
	return useKeptText({ userId, uuid: slug, part: `act on ${list}` });
}
