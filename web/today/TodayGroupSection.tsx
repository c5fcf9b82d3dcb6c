import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { text } from "../texts/text.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { isListedPart, ListedLink } from "./ListedLink.tsx";
import { TodayRow } from "./TodayRow.tsx";
import { TodaySection } from "./TodaySection.tsx";
import { type Today, type TodayGroup, todayQueries } from "./today-queries.ts";

/** Number of items per page of the server's answer. */
const perPage = 50;

interface TodayGroupSectionProps {
	readonly group: TodayGroup;
	readonly today: Today;
	readonly opened: boolean;
}

/** A group with its first items; further pages are fetched on request. */
export function TodayGroupSection({ group: { group, count, items }, today, opened }: TodayGroupSectionProps) {
	const [pages, setPages] = useState(0);
	const { data, isFetching } = useQuery({
		...todayQueries.group(group, pages),
		enabled: pages > 0,
		placeholderData: (before) => before,
	});
	const shown = pages > 0 && data !== undefined ? data : items;
	const left = count - shown.length;
	return (
		<TodaySection
			title={text(`today.group.${group}`)}
			count={count}
			tone={group === "late" ? "late" : undefined}
			opened={opened}
			beside={isListedPart(group, today) ? <ListedLink part={group} today={today} /> : undefined}
			foot={
				left > 0 ? (
					<PlainButton small busy={isFetching && pages > 0} onClick={() => setPages(pages + 1)}>
						{count <= perPage ? text("today.more", { count }) : text("today.moreNext", { count: Math.min(left, perPage) })}
					</PlainButton>
				) : undefined
			}
		>
			{shown.map((item) => (
				<TodayRow key={`${item.uuid} ${item.step} ${item.comment?.uuid}`} group={group} item={item} />
			))}
		</TodaySection>
	);
}
