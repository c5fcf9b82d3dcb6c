import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTenant } from "../tenants/TenantContext.tsx";
import { ChangedElsewhere } from "./ChangedElsewhere.tsx";
import { Loading } from "./Loading.tsx";
import { SyncPanel } from "./SyncPanel.tsx";
import { useKinds } from "./use-kinds.ts";
import { useLoading } from "./use-loading.ts";
import { useSync } from "./use-sync.ts";
import "../texts/areas/synchronisation.ts";

export { ConfigurationLoading } from "./ConfigurationLoading.tsx";

/**
 * Loads what the application works with, keeps it up to date, and tells how that goes: above the page, and in
 * `panelPlace` at its foot.
 */
export default function Synchronisation({ panelPlace }: { readonly panelPlace: HTMLElement | null }): ReactNode {
	const { supportAddress } = useTenant();
	const kinds = useKinds();
	const loading = useLoading(kinds);
	const sync = useSync(kinds, loading.snapshot.matches("loaded") || loading.snapshot.matches("partial"));
	return (
		<>
			<Loading loading={loading} kinds={kinds} />
			{sync.snapshot.context.changedElsewhere.map((record) => (
				<ChangedElsewhere key={record.uuid} record={record} onDismiss={() => sync.send({ type: "dismiss", uuid: record.uuid })} />
			))}
			{panelPlace === null || kinds.length === 0
				? null
				: createPortal(<SyncPanel sync={sync} supportAddress={supportAddress} />, panelPlace)}
		</>
	);
}
