import { defineAsyncComponent } from 'vue';
import DefaultTheme from 'vitepress/theme-without-fonts';
import 'katex-styles';
import './styles/tokens.css';
import './styles/page.css';
import './styles/cells.css';
import './styles/code.css';
import './styles/controls.css';
import './styles/scenes.css';
import './styles/predictions.css';
import './styles/exercise.css';
import './styles/lecture.css';
import './styles/questions.css';
import './styles/workbench.css';
import './styles/reference.css';
import CourseHome from './CourseHome.vue';
import CourseLayout from './CourseLayout.vue';

/* global location */
const IN_TEXT = [
  'AnswerCover',
  'ChangeOutcome',
  'CodeCell',
  'CourseOutput',
  'CoverageTable',
  'FoldedPart',
  'LiveExample',
  'PageBar',
  'PredictionCard',
  'SourceFold',
];
/** What asks again is small, and needed by few pages. */
const ASKED_AGAIN = {
  IdeasTest: () => import('./questions/IdeasTest.vue'),
  NotebookOpener: () => import('./questions/NotebookOpener.vue'),
  ReviewQuestions: () => import('./questions/ReviewQuestions.vue'),
};
const loadParts = () => import('./notebook-parts.js');
/**
 * A page with text takes its parts before it is brought to life: a cover must not come before what it covers.
 */
const hasText = () => import.meta.env.SSR || !/\/(?:index\.html)?$|\/exercises\//.test(location.pathname);

export default {
  extends: DefaultTheme,
  Layout: CourseLayout,
  async enhanceApp({ app }) {
    app.component('course-home', CourseHome);
    // What not every page needs is loaded by those that do.
    app.component(
      'course-workbench',
      defineAsyncComponent(() => import('./workbench/WorkbenchPage.vue')),
    );
    app.component(
      'ExerciseWork',
      defineAsyncComponent(() => import('./ExerciseWork.vue')),
    );
    for (const [name, load] of Object.entries(ASKED_AGAIN)) app.component(name, defineAsyncComponent(load));
    const parts = hasText() ? await loadParts() : undefined;
    for (const name of IN_TEXT) {
      app.component(name, parts?.[name] ?? defineAsyncComponent(async () => (await loadParts())[name]));
    }
  },
};
