import { useNavigate } from "react-router";
import type { RealisationRecord, StepAvailability } from "../../../../engine/index.ts";
import { useRecentRecord } from "../../../tenants/use-recent-record.ts";
import { copyAddress } from "../../../ui/actions/copy-address.ts";
import { useActions } from "../../../ui/actions/use-actions.ts";
import { paths } from "../../../ui/paths.ts";

/** What people can ask for by name on the page of a process, beside its buttons. */
export function useProcessActions({ uuid, reference }: RealisationRecord, steps: readonly StepAvailability[]): void {
	const navigate = useNavigate();
	useRecentRecord(uuid);
	useActions({
		"process:step": steps.map(({ code, label, open }) => ({
			run: () => void navigate(paths.step(uuid, code)),
			refused: open.allowed ? undefined : open.reason,
			values: { step: code, label },
		})),
		"process:dossier": { run: () => void navigate(paths.dossier(uuid)), values: { reference } },
		"process:link": { run: () => void copyAddress(), values: { reference } },
	});
}
