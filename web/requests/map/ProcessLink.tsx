import { Link } from "react-router";
import type { AnyRequest } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/pages/paths.ts";
import "../../texts/areas/map.ts";

/** Leads to the process that a request is connected to. The server names no process that the person may not see. */
export function ProcessLink({ request: { realisationUuid } }: { readonly request: Pick<AnyRequest, "realisationUuid"> }) {
	return realisationUuid === null ? null : <Link to={paths.realisation(realisationUuid)}>{text("connection.process")}</Link>;
}
