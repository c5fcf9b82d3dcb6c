import { type ListName, listRights } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { NoAccessRedirect } from "./NoAccessRedirect.tsx";
import { useAccess } from "./TenantContext.tsx";
import "../texts/areas/controls.ts";

interface NoListRedirectProps {
	readonly list: ListName;
	readonly page: string;
}

/** Redirects people who may not see a list; who may export lists learns that this alone is not enough. */
export default function NoListRedirect({ list, page }: NoListRedirectProps) {
	const also = useAccess("export") ? text("list.denied.export") : undefined;
	return <NoAccessRedirect needs={listRights[list]} page={page} why={text("list.denied")} also={also} />;
}
