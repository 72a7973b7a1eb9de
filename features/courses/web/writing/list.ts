/** The declaration of the editors' list: all courses, drafts included. */
import { optionsOf, resourceList } from '@platform/web/list/resourceList';
import { listStoredCourses } from '../../contract/endpoints.ts';

const { state, search, limit } = listStoredCourses.query.shape;
const stateNames = { all: '全部', draft: '草稿', published: '已发布' };

export const storedCourseList = resourceList({
  path: '/admin/courses',
  noun: { name: '课程', counter: '门' },
  fields: { state, search },
  pageSizes: [limit.parse(undefined)],
  filters: ['search', 'state'],
  controls: { state: { label: '状态', options: optionsOf(state.unwrap().options, stateNames) } },
  search: { label: '搜索课程', placeholder: '课程、讲师或简介中的词，简繁皆可' },
});
