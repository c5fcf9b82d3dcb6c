import { useQuery } from "@tanstack/react-query";
import { dutchNumber } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/notices/Notice.tsx";
import { Card } from "../ui/parts/Card.tsx";

/** Share of the room in use from which the card warns. */
const nearlyFull = 0.9;

/** How much storage the organisation's files use. Renders nothing until that is known. */
export function StorageCard() {
	const { slug } = useTenant();
	const { data } = useQuery({
		queryKey: ["storage", slug],
		queryFn: async ({ signal }) => (await call(operations.getStorage, { signal })).data,
		retry: false,
		meta: { quiet: true as const },
	});
	if (data === undefined) return null;
	const { used, most } = data;
	return (
		<Card title={text("configuration.storage")} inLandmark>
			<p>
				{most === null
					? text("configuration.storage.used", { used: inWords(used) })
					: text("configuration.storage.of", { used: inWords(used), most: inWords(most) })}
			</p>
			{most !== null && used >= most * nearlyFull && <Notice kind="warning" title={text("configuration.storage.full")} />}
		</Card>
	);
}

const units = ["kB", "MB", "GB", "TB"] as const;

/** Formats bytes in the largest unit that yields at least one, with at most one decimal. */
function inWords(bytes: number): string {
	let [value, place] = [bytes / 1024, 0];
	for (; value >= 1024 && place < units.length - 1; place++) value /= 1024;
	return `${dutchNumber(value, { most: 1 })} ${units[place]}`;
}
