import texts from "../automaticviews.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
