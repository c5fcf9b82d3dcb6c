import { Popover, type PopoverProps } from "@mantine/core";
import { type Ref, type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useFocusReturn } from "./use-focus-return.ts";

interface AnchoredPopoverProps extends Omit<PopoverProps, "children"> {
	/** The element on the page that it belongs to. */
	readonly anchor: RefObject<HTMLElement | null>;
	readonly children: PopoverProps["children"];
}

/**
 * A popover at an element that was on the page before this part of the kit was. Opens only after it has been there
 * closed, so that the kit sees it opening; gives the focus back to what opened it.
 */
export function AnchoredPopover({ anchor, opened, children, ...props }: AnchoredPopoverProps) {
	useFocusReturn(opened === true);
	const [shown, setShown] = useState(false);
	useEffect(() => setShown(opened === true), [opened]);
	return (
		<Popover {...props} opened={shown} withRoles={false}>
			<Popover.Target>
				<Anchor anchor={anchor} />
			</Popover.Target>
			{children}
		</Popover>
	);
}

/** Gives the kit the element in place of one of its own. */
function Anchor({ anchor, ref }: { readonly anchor: RefObject<HTMLElement | null>; readonly ref?: Ref<HTMLElement> }) {
	useLayoutEffect(() => {
		if (typeof ref === "function") ref(anchor.current);
	}, [anchor, ref]);
	return null;
}
