import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { RealisationRecord } from "../../../engine/index.ts";
import { type Stakeholder, stakeholderQueries } from "../../stakeholders/stakeholders.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/pages/paths.ts";
import { Redirect } from "../../ui/pages/Redirect.tsx";
import { realisationQueries } from "../realisation-queries.ts";
import { absenceOf, onOwnPage } from "./own-page.ts";

interface Process {
	readonly record: RealisationRecord | undefined;
	readonly stakeholders: readonly Stakeholder[] | undefined;
	/** Redirects to the list if the process does not exist or this person may not see it. */
	readonly unknown: ReactElement | null;
}

/** The process of a page, and the stakeholders to choose from; undefined while they load. */
export function useProcess(uuid: string): Process {
	const { data: record, error } = useQuery({ ...realisationQueries.one(uuid), ...onOwnPage });
	const { data: stakeholders } = useQuery(stakeholderQueries.list());
	return {
		record,
		stakeholders,
		unknown: absenceOf(error) === null ? null : <Redirect to={paths.realisations()} why={text("realisation.unknown")} />,
	};
}
