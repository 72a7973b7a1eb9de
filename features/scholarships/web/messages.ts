/** The specification's messages for failed calls (section 8). */
export const failed = {
  list: '加载奖学金列表失败',
  submit: '提交申请失败',
  save: '保存草稿失败',
  detail: '获取申请详情失败',
  mine: '加载申请列表失败',
} as const;

/** For visitors who are not logged in. */
export const loginFirst = '请先登录';
